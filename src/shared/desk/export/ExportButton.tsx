import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { StatusRegion } from '@/shared/ui/status/StatusRegion'
import { useCopyExport, useRecordExport, type Export } from './recordExport'

type Props = {
  label: string
  exported: Export
  disabled?: boolean
  /** Makes the file once the export is recorded. */
  onExport: () => void
}

/** Exports once that is recorded, and shows why it could not be recorded. */
export function ExportButton({ label, exported, disabled = false, onExport }: Props) {
  const record = useRecordExport()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function handleClick() {
    setBusy(true)
    const found = await record(exported)
    setBusy(false)
    setFailure(found)
    if (found === undefined) onExport()
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isBusy}
        disabled={disabled}
        onClick={() => void handleClick()}
      >
        <span>{label}</span>
      </Button>
      <Answer text={failure} isFailure />
    </>
  )
}

type CopyProps = { label: string; exported: Export; text: () => string }

/** Copies a text with the data of many people, in the same way. */
export function CopyExportButton({ label, exported, text }: CopyProps) {
  const copy = useCopyExport()
  const [answer, setAnswer] = useState<{ text: string; isFailure: boolean }>()

  async function handleClick() {
    const failure = await copy(exported, text())
    setAnswer({ text: failure ?? 'Copied', isFailure: failure !== undefined })
  }

  return (
    <>
      <Button size="small" variant="outlined" onClick={() => void handleClick()}>
        <span>{label}</span>
      </Button>
      <Answer text={answer?.text} isFailure={answer?.isFailure === true} />
    </>
  )
}

/** On a line of its own, below the buttons. */
const Answer = ({ text, isFailure }: { text: string | undefined; isFailure: boolean }) => (
  <StatusRegion sx={{ flexBasis: '100%', order: 1 }}>
    {text !== undefined && (
      <Alert severity={isFailure ? 'error' : 'success'} role="presentation">
        {text}
      </Alert>
    )}
  </StatusRegion>
)
