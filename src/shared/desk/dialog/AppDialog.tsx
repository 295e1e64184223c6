import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { FormEvent, ReactNode } from 'react'
import { useCloseOnBack } from '@/shared/config/useCloseOnBack'

type Props = {
  title: ReactNode
  children: ReactNode
  /** Buttons below the content. They stay in sight while it scrolls. */
  actions?: ReactNode
  onClose: () => void
  maxWidth?: DialogProps['maxWidth']
  /** Lines above and below a content that may be long. */
  dividers?: boolean
  /** Makes the dialog a form, for actions with a button that submits. */
  onSubmit?: () => void
  /**
   * Label of a button beside the title, for a form with a button of its own below its fields. Such a
   * dialog fills the screen of a phone.
   */
  closeLabel?: string
  /** Focuses the first field of its form. */
  focusesField?: boolean
}

/** The shell of all dialogs at the desk. */
export function AppDialog(props: Props) {
  const { title, children, actions, onClose, maxWidth = 'sm' } = props
  const { dividers = false, onSubmit, closeLabel, focusesField = false } = props
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true })
  useCloseOnBack(onClose)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit?.()
  }

  const content = (
    <>
      {closeLabel === undefined ? (
        <DialogTitle>{title}</DialogTitle>
      ) : (
        <Box sx={headSx}>
          <DialogTitle sx={{ flex: 1 }}>{title}</DialogTitle>
          <Button onClick={onClose}>
            <span>{closeLabel}</span>
          </Button>
        </Box>
      )}
      <DialogContent dividers={dividers}>{children}</DialogContent>
      {actions && <DialogActions sx={actionsSx}>{actions}</DialogActions>}
    </>
  )
  return (
    <Dialog
      open
      onClose={() => onClose()}
      fullWidth
      maxWidth={maxWidth}
      fullScreen={closeLabel !== undefined && isPhone}
      slotProps={focusesField ? { transition: { onEntered: focusField } } : undefined}
    >
      {onSubmit === undefined ? (
        content
      ) : (
        <Box component="form" onSubmit={handleSubmit} sx={formSx}>
          {content}
        </Box>
      )}
    </Dialog>
  )
}

/** Once the dialog has appeared; a focus set earlier would be lost. */
const focusField = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('form input:not([hidden])')?.focus()

const headSx = { display: 'flex', alignItems: 'center', pr: 2 }

/** Buttons that do not fit beside each other on a phone wrap. */
const actionsSx = { flexWrap: 'wrap', gap: 1, '&& > :not(style)': { ml: 0 } }

/** As high as the dialog; only the content scrolls. */
const formSx = { display: 'flex', flexDirection: 'column', minHeight: 0 }
