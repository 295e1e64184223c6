import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { untilIdle } from '@/shared/config/atRest'
import { importWithRetry } from '@/shared/config/importPart'
import { calendarDay } from '@/shared/text/dateText'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { SearchField } from '@/shared/ui/fields/SearchField'
import { Spoken } from '@/shared/ui/status/Spoken'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { TextLink } from '@/shared/ui/TextLink'
import { useMounted } from '@/shared/ui/useMounted'
import { texts } from '@/texts/directory'
import { readBuilt } from './built'
import { ChoiceField } from '@/shared/ui/fields/ChoiceField'
import type { Fresh } from './FreshDirectory'
import {
  choicesOf,
  type Filter,
  filterNames,
  findListings,
  noFilter,
  readFilter,
  type ShownFirm,
} from './listings'
import { FirmList } from './FirmList'

// The first picture needs nothing of it.
const FreshDirectory = lazy(async () => ({
  default: (await importWithRetry(() => import('./FreshDirectory'))).FreshDirectory,
}))

export default function DirectoryOfMembersPage() {
  const isResting = useResting()
  const [fresh, setFresh] = useState<Fresh>({ isFailed: false })
  const { listings, builtOn, isRead, isFailed } = useListings(fresh)
  const [params, setParams] = useSearchParams()
  const isMounted = useMounted()
  // The prerendered page has no query string.
  const filter = isMounted ? readFilter(params) : noFilter
  const { q, district, sector } = filter
  const typed = useDeferredValue(q)
  const found = useMemo(
    () => findListings(listings ?? [], { q: typed, district, sector }),
    [listings, typed, district, sector],
  )
  const count = countInWords(found.length, listings?.length)

  const handleChange = (name: keyof Filter) => (value: string) =>
    setParams(
      (before) => {
        before.delete(name)
        if (value !== '') before.set(name, value)
        return before
      },
      // Otherwise every letter would be an entry in the history.
      { replace: true, preventScrollReset: true },
    )

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current={texts.title} />
      <PageTitle>{texts.title}</PageTitle>
      <Typography sx={{ mb: 3, maxWidth: '44rem' }}>{texts.intro}</Typography>
      {listings?.length !== 0 && (
        <Box sx={filterSx}>
          <SearchField
            label={texts.search}
            value={q}
            onChange={handleChange('q')}
            resultsId="found"
          />
          <ChoiceField
            label={texts.district}
            all={texts.allDistricts}
            value={district}
            choices={choicesOf(listings ?? [], 'district', district)}
            onChange={handleChange('district')}
          />
          <ChoiceField
            label={texts.sector}
            all={texts.allSectors}
            value={sector}
            choices={choicesOf(listings ?? [], 'sector', sector)}
            onChange={handleChange('sector')}
          />
        </Box>
      )}
      <Box sx={countSx}>
        <span id="found" aria-hidden="true">
          {count}
        </span>
        {builtOn !== undefined && !isRead && !isFailed && (
          <span className="with-scripts screen-only">{texts.contactsLoading}</span>
        )}
      </Box>
      <Spoken>{count}</Spoken>
      <Typography className="without-scripts" sx={{ mb: 2 }}>
        {texts.noScripts}
      </Typography>
      <StatusRegion>
        {isFailed && (
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>
            {builtOn === undefined ? texts.failed : texts.old(calendarDay(builtOn))}
          </Typography>
        )}
      </StatusRegion>
      <Box sx={{ minHeight: listings === undefined ? '60svh' : undefined }}>
        {found.length > 0 && <FirmList key={`${typed} ${district} ${sector}`} listings={found} />}
        {/* The file has no numbers to be found by. */}
        {found.length === 0 && (listings?.length ?? 0) > 0 && (isRead || isFailed) && (
          <NothingFound
            onClear={() =>
              setParams(
                (before) => {
                  for (const name of filterNames) before.delete(name)
                  return before
                },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        )}
      </Box>
      <HowToBeListed />
      <Suspense>{isResting && <FreshDirectory onRead={setFresh} />}</Suspense>
    </Container>
  )
}

/** The firms of the build, then those of the database, with their contacts. */
function useListings({ directory: fresh, isFailed }: Fresh) {
  const built = readBuilt()
  const isRead = fresh !== undefined
  const listings: readonly ShownFirm[] | undefined = fresh ?? built?.listings
  return { listings, builtOn: built?.day, isRead, isFailed: isFailed && !isRead }
}

/** The page comes first. Where nothing is known yet, there is nothing to wait for. */
function useResting(): boolean {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    let isHere = true
    const begin = () => isHere && setResting(true)
    if (readBuilt() === undefined) begin()
    else void untilIdle().then(begin)
    return () => {
      isHere = false
    }
  }, [])
  return isResting
}

function countInWords(found: number, all: number | undefined): string {
  if (all === undefined) return texts.reading
  if (all === 0) return texts.empty
  const firms = texts.firms(all)
  return found === all ? firms : texts.found(found, firms)
}

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <Box sx={{ py: 3, maxWidth: '36rem' }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {texts.nothing.title}
    </Typography>
    <Typography sx={{ mb: 3 }}>{texts.nothing.text}</Typography>
    <Button variant="outlined" onClick={onClear}>
      {texts.nothing.clear}
    </Button>
  </Box>
)

const HowToBeListed = () => (
  <Box component="section" aria-labelledby="how-to-be-listed" sx={howToSx}>
    <Typography id="how-to-be-listed" variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
      {texts.howTo.title}
    </Typography>
    <Typography sx={{ mb: 2 }}>{texts.howTo.text}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Button component={Link} to="/form/newregistration/" variant="contained">
        {texts.howTo.join}
      </Button>
      <TextLink to="/my-request/">{texts.howTo.myRequest}</TextLink>
      <TextLink to="/contacts/">{texts.howTo.office}</TextLink>
      <TextLink to="/company/">{texts.howTo.companies}</TextLink>
    </Box>
  </Box>
)

const filterSx = {
  display: 'grid',
  gap: 2,
  alignItems: 'end',
  gridTemplateColumns: { md: '2fr 1fr 1fr' },
  '& > *': { minWidth: 0 },
}

/** One line, also on a phone: nothing moves when the second text goes. */
const countSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  my: 2,
  lineHeight: 1.6,
  color: 'text.secondary',
}

const howToSx = {
  mt: 4,
  p: { xs: 2.5, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
}
