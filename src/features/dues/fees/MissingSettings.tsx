import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'

type Props = {
  /** In words. */
  missing: readonly string[]
  /** Opens the settings. */
  onOpen: () => void
}

/** Says which settings are missing: members are asked to pay once an owner has entered the UPI address and the fees. */
export function MissingSettings({ missing, onOpen }: Props) {
  const isOwner = useSelector(selectRole) === 'owner'
  const are = missing.length > 1 ? 'are' : 'is'
  return (
    <Alert
      severity="warning"
      action={
        isOwner && (
          <Button color="inherit" size="small" onClick={onOpen}>
            Fees and receipts…
          </Button>
        )
      }
    >
      {`${capital(missing.join(' and '))} ${are} missing in the settings.${
        isOwner ? '' : ' An owner enters them under “Fees and receipts”, on the page of a member.'
      }`}
    </Alert>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
