import Button from '@mui/material/Button'
import type { AdminRecord } from '@/shared/collectionConfig'
import { MenuButton } from '@/shared/desk/MenuButton'
import { ExportButton } from '@/shared/desk/export/ExportButton'
import { CopyButton } from '@/shared/ui/CopyButton'
import { inNewTab } from '@/shared/text/links'
import type { AdminCollection } from '../collections'
import { asText, detailsOf } from '../export/recordDetails'
import { saveRecord } from '../export/saveRecord'
import { contactsOf } from '../review/contacts'

type Props = { collection: AdminCollection; record: AdminRecord }

/** The ways to reach the applicant. */
export const RecordContacts = ({ collection, record }: Props) =>
  contactsOf(collection, record).map(({ label, href, opensElsewhere }) => (
    <Button
      key={label}
      variant="outlined"
      size="small"
      href={href}
      {...(opensElsewhere && inNewTab)}
    >
      {label}
    </Button>
  ))

type FilesProps = Props & { onPrint: (withRemarks: boolean) => void }

/** The ways to take a record along. */
export const RecordFiles = ({ collection, record, onPrint }: FilesProps) => (
  <>
    <CopyButton label="Copy" text={() => asText(detailsOf(collection, record))} />
    <ExportButton
      label="Save as file"
      exported={{ list: collection.id, format: 'file', count: 1 }}
      onExport={() => saveRecord(collection, record)}
    />
    <MenuButton
      label="Print"
      items={[
        { label: 'Print', onChoose: () => onPrint(false) },
        { label: 'Print with office remarks', onChoose: () => onPrint(true) },
      ]}
    />
  </>
)
