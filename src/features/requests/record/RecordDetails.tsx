import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { BusyButton } from '@/shared/desk/BusyButton'
import { MenuButton } from '@/shared/desk/MenuButton'
import type { FieldInfo } from '@/shared/forms/fieldInfo'
import { normalizeWebsite, websitePattern } from '@/shared/validation/text'
import type { AdminCollection } from '../collections'
import { isCorrectable } from '@/shared/requests/corrections'
import { isVerbatim } from '@/shared/text/displayValue'
import { inNewTab } from '@/shared/text/links'
import { TextLink } from '@/shared/ui/TextLink'
import { CorrectionForm } from '../steps/Corrections'
import { detailsOf, type Detail } from '../export/recordDetails'
import { Consent } from './Consent'

type Props = {
  collection: AdminCollection
  record: AdminRecord
  /** Whether the person may correct its fields. */
  canCorrect: boolean
}

/** All fields of a record, labelled as in its form. */
export function RecordDetails({ collection, record, canCorrect }: Props) {
  const { unreadable = [] } = record
  const { id: kind, fields } = collection
  const [open, setOpen] = useState<FieldInfo>()
  const groups = detailsOf(collection, record)
  const filled = new Set(groups.flatMap(({ details }) => details.map(({ name }) => name)))
  const empty = [...fields.values()].filter(({ name }) => !filled.has(name)).filter(isCorrectable)

  const formOf = (field: FieldInfo | undefined) =>
    field !== undefined &&
    field === open &&
    canCorrect && (
      <CorrectionForm
        kind={kind}
        record={record}
        fields={fields}
        field={field}
        onClose={() => setOpen(undefined)}
      />
    )

  return (
    <>
      {unreadable.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`These fields could not be read: ${unreadable.join(', ')}. What is stored in them is shown under “Other”.`}
        </Alert>
      )}
      <Box sx={groupsSx}>
        {groups.map(({ title, details }) => (
          <Box
            component="section"
            key={title}
            aria-label={title}
            sx={title === 'Consent' ? onPaperSx : groupSx}
          >
            <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {details.map((detail) => {
                const field = fields.get(detail.name)
                const isOffered = canCorrect && field !== undefined && isCorrectable(field)
                return (
                  <Row
                    key={detail.name}
                    {...detail}
                    field={field}
                    to={collection.linkOf?.[detail.name]?.(record)}
                    form={formOf(field)}
                    onCorrect={isOffered ? () => setOpen(field) : undefined}
                  />
                )
              })}
            </Box>
          </Box>
        ))}
      </Box>
      <Consent collection={collection} record={record} />
      {canCorrect && empty.length > 0 && (
        <Box className="screen-only" sx={{ mb: 3 }}>
          <MenuButton
            label="Add missing details"
            items={empty.map((field) => ({ label: field.label, onChoose: () => setOpen(field) }))}
          />
          {formOf(empty.find((field) => field === open))}
        </Box>
      )}
    </>
  )
}

type RowProps = Detail & {
  field: FieldInfo | undefined
  /** The page of the person or record that the value names. */
  to: string | undefined
  form: ReactNode
  onCorrect: (() => void) | undefined
}

function Row({ label, text, sent, field, to, form, onCorrect }: RowProps) {
  const website = normalizeWebsite(text)
  return (
    <Box sx={rowSx}>
      <Typography component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <bdi>{label}</bdi>
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography component="div" sx={valueSx}>
          {to !== undefined ? (
            <TextLink to={to}>
              <bdi translate="no">{text}</bdi>
            </TextLink>
          ) : field?.meta.kind === 'website' && websitePattern.test(website) ? (
            <Link href={website} {...inNewTab}>
              <bdi>{text}</bdi>
            </Link>
          ) : (
            <bdi translate={isVerbatim(field?.meta) ? 'no' : undefined}>{text}</bdi>
          )}
          {sent !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap' }}>
              <span>Corrected. Originally:</span>{' '}
              <s>
                <bdi>{sent}</bdi>
              </s>
            </Typography>
          )}
        </Typography>
        {/* It stays while its form is open, which gives the focus back to it. */}
        {onCorrect && (
          <BusyButton
            className="screen-only"
            aria-label={`Correct: ${label}`}
            isBusy={Boolean(form)}
            onClick={onCorrect}
            sx={correctSx}
          >
            Correct
          </BusyButton>
        )}
      </Box>
      {form && (
        <Box component="dd" sx={{ m: 0, gridColumn: '1 / -1' }}>
          {form}
        </Box>
      )}
    </Box>
  )
}

/** Beside the review there is room for one column only. */
const groupsSx = {
  columns: { xs: 1, xl: 2 },
  columnGap: 4,
  '@media print': { columns: 2, columnGap: '8mm', fontSize: '9.5pt' },
}

const groupSx = {
  breakInside: 'avoid',
  mb: 3,
  '@media print': { mb: '3mm', '& *': { color: '#000 !important', fontSize: 'inherit' } },
}

/** On the screen it is one line: `Consent`. */
const onPaperSx = { ...groupSx, '@media screen': { display: 'none' } }

const correctSx = { py: 0, minWidth: 0, flexShrink: 0, fontWeight: 500 }

const valueSx = { flex: 1, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '6.5rem minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 2,
  py: { xs: 0.25, sm: 0.75 },
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { gridTemplateColumns: '32mm 1fr', py: '0.6mm' },
}
