import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { CopyButton } from '@/shared/ui/CopyButton'
import type { Check, Review } from '@/shared/validation/review'
import { useAction } from '../review/useAction'
import type { Target } from '@/shared/requests/review'
import { useNameOf } from '@/features/people/desk'
import { kinds } from '@/shared/requests/steps'
import { inNewTab } from '@/shared/text/links'
import { checkLabels } from '../review/reviewWords'

type Props = {
  target: Target
  checks: Review['checks']
  /** The value of a field as it is now; empty if there is none. */
  valueOf: (field: string) => string
  canEdit: boolean
}

/** The facts that are looked up elsewhere before a decision; a tick keeps the administrator and the time. */
export function CheckList({ target, checks = {}, valueOf, canEdit }: Props) {
  const nameOf = useNameOf()
  const { press, isLoading, failure } = useAction(target)
  const all = kinds[target.kind].checks
  const isGiven = (check: Check) => valueOf(check) !== '' || checks[check] !== undefined
  const missing = all.filter((check) => !isGiven(check))

  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {all.filter(isGiven).map((check) => {
          const value = valueOf(check)
          const ticked = checks[check]
          return (
            <Box component="li" key={check} sx={itemSx}>
              <FormControlLabel
                label={checkLabels[check]}
                sx={{ m: 0, gap: 0.5, flexShrink: 0 }}
                control={
                  <Checkbox
                    size="small"
                    edge="start"
                    checked={ticked !== undefined}
                    disabled={!canEdit}
                    // Not disabled while a tick is on its way: that would take away the keyboard focus.
                    slotProps={{ input: { 'aria-disabled': isLoading } }}
                    sx={{ py: { xs: 1.25, sm: 0.25 }, opacity: isLoading ? 0.5 : 1 }}
                    onChange={(_event, isTicked) =>
                      void (isLoading || press({ kind: 'check', check, isTicked }))
                    }
                  />
                }
              />
              <Typography
                translate="no"
                sx={{
                  flex: '1 1 0',
                  minWidth: '6rem',
                  overflowWrap: 'anywhere',
                  ...(value === '' && { color: 'text.secondary' }),
                }}
              >
                <bdi>{value || 'Not given'}</bdi>
              </Typography>
              {ticked && (
                <Typography variant="body2" sx={{ width: '100%', pl: 4, color: 'text.secondary' }}>
                  <span>{ticked.on}</span>, <bdi translate="no">{nameOf(ticked.by)}</bdi>
                </Typography>
              )}
              {value !== '' && <LookUp check={check} value={value} />}
            </Box>
          )
        })}
      </Box>
      {missing.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${missing.length} not given: ${missing.map((check) => checkLabels[check]).join(', ')}`}
        </Typography>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  )
}

/** The public pages to look a number up; they take it typed or pasted. */
const official: { [check in Check]?: { href: string; site: string } } = {
  gstin: { href: 'https://services.gst.gov.in/services/searchtp', site: 'gst.gov.in' },
  udyam: {
    href: 'https://udyamregistration.gov.in/Udyam_Verify.aspx',
    site: 'udyamregistration.gov.in',
  },
  pan: {
    href: 'https://eportal.incometax.gov.in/iec/foservices/#/pre-login/verifyYourPAN',
    site: 'incometax.gov.in',
  },
}

function LookUp({ check, value }: { check: Check; value: string }) {
  const page = official[check]
  return (
    <Box className="screen-only" sx={lookUpSx}>
      {page === undefined ? (
        <Link
          component={RouterLink}
          to={`/memberlist?${new URLSearchParams({ state: 'all', q: value }).toString()}`}
        >
          Search this name
        </Link>
      ) : (
        <>
          <CopyButton label={`Copy ${checkLabels[check]}`} text={() => value} />
          <Link href={page.href} {...inNewTab} sx={{ py: 0.5 }}>
            Check on {page.site}
          </Link>
        </>
      )}
    </Box>
  )
}

/** Label and value on one line, and how to look it up on the next. */
const itemSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { border: 0 },
}

const lookUpSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  pl: 4,
}
