import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useNameOf } from '@/features/people/desk'
import { selectRole } from '@/features/session'
import { selectCanEdit } from '@/features/session/desk'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { CopyExportButton, ExportButton } from '@/shared/desk/export/ExportButton'
import type { Export } from '@/shared/desk/export/recordExport'
import { useShowMessage } from '@/shared/desk/Messages'
import { useLongText } from '@/shared/ui/status/useLongText'
import { dateTimeInIndia } from '@/shared/text/dateText'
import { whatsAppWith } from '@/shared/text/letters'
import { inNewTab } from '@/shared/text/links'
import { saveFile } from '@/shared/ui/saveFile'
import { useSaveMinutesMutation, type MinutesVersion } from './minutesApi'
import type { MinutesOf } from './minutesWrites'

type Props = {
  of: MinutesOf
  /** The newest first; there is one. */
  versions: readonly MinutesVersion[]
  onEdit: () => void
  onPrint: (text: string) => void
}

const exported: Export = { list: 'meetings', format: 'text', count: 1 }

/** Of a commit the documents in it and those that its rules look up are 20 at most. */
const mostErased = 8

/** The minutes as they are saved, the ways to hand them on, and the versions before. */
export function SavedMinutes({ of, versions, onEdit, onPrint }: Props) {
  const nameOf = useNameOf()
  const canEdit = useSelector(selectCanEdit)
  const isOwner = useSelector(selectRole) === 'owner'
  const [shown, setShown] = useState<number>()
  const [isErasing, setErasing] = useState(false)
  const [latest, ...earlier] = versions
  const version = earlier.find(({ v }) => v === shown) ?? latest!
  const { text = '' } = version
  const { handleOpen, note } = useLongText()
  const letter = whatsAppWith(text)
  const saved = ({ atMillis, by, isErasure }: MinutesVersion) =>
    [
      atMillis === null ? 'Saving…' : `Saved ${dateTimeInIndia(atMillis)} by ${nameOf(by ?? '')}`,
      isErasure && 'earlier versions erased',
    ]
      .filter(Boolean)
      .join(', ')

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {saved(version)}
      </Typography>
      <Box translate="no" sx={textSx}>
        {text}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canEdit && (
          <Button size="small" variant="contained" onClick={onEdit}>
            Edit minutes
          </Button>
        )}
        <CopyExportButton label="Copy the minutes" exported={exported} text={() => text} />
        <Button
          size="small"
          variant="outlined"
          href={letter.href}
          onClick={() => handleOpen(letter, text)}
          {...inNewTab}
        >
          Send by WhatsApp
        </Button>
        <ExportButton
          label="Save as text file"
          exported={exported}
          onExport={() =>
            saveFile(
              new Blob([text], { type: 'text/plain;charset=utf-8' }),
              `minutes-${of.meetingDate}.txt`,
            )
          }
        />
        <Button size="small" variant="outlined" onClick={() => onPrint(text)}>
          Print minutes
        </Button>
      </Box>
      {note}
      {earlier.length > 0 && (
        <Box component="section" aria-label="Versions" sx={{ mt: 1.5 }}>
          {versions.map((one) => (
            <Button
              key={one.id}
              size="small"
              aria-pressed={one === version}
              onClick={() => setShown(one.v)}
              sx={{ display: 'block', textAlign: 'left' }}
            >
              <span>{`Version ${one.v}: ${saved(one)}`}</span>
            </Button>
          ))}
          {isOwner && (
            <Button size="small" color="error" onClick={() => setErasing(true)}>
              Erase earlier versions…
            </Button>
          )}
        </Box>
      )}
      {isErasing && <EraseDialog of={of} versions={versions} onClose={() => setErasing(false)} />}
    </>
  )
}

type EraseProps = Pick<Props, 'of' | 'versions'> & { onClose: () => void }

/** For a name that must not stay: it is taken out of the text first, and then out of the earlier versions. */
function EraseDialog({ of, versions, onClose }: EraseProps) {
  const [save] = useSaveMinutesMutation()
  const showMessage = useShowMessage()
  const [latest, ...earlier] = versions

  async function handleErase() {
    const erased = earlier.slice(-mostErased).map(({ v = 0 }) => v)
    await save({ ...of, after: latest!.v ?? 0, text: latest!.text ?? '', erased }).unwrap()
    showMessage('The earlier versions are erased.')
  }

  return (
    <ConfirmDialog
      title="Erase the earlier versions?"
      confirmLabel="Erase"
      color="error"
      onConfirm={handleErase}
      onClose={onClose}
    >
      The minutes stay as they are now. What they said before is deleted for good. If a name must
      not stay, take it out of the text first.
    </ConfirmDialog>
  )
}

const textSx = {
  my: 1,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}
