import Alert from '@mui/material/Alert'
import { useState } from 'react'
import type { Letter } from '@/shared/text/letters'
import { copyText } from '@/shared/text/copyText'

/** Copies a text that is too long to go with its link, when that is opened. `note` says so. */
export function useLongText() {
  const [copied, setCopied] = useState<{ app: string; isCopied: boolean }>()

  function handleOpen({ app, isShortened }: Letter, text: string) {
    if (!isShortened) setCopied(undefined)
    else void copyText(text).then((isCopied) => setCopied({ app, isCopied }))
  }

  const note = copied && (
    <Alert severity={copied.isCopied ? 'info' : 'warning'}>
      {copied.isCopied
        ? `The text is too long to go with the link. It is copied: paste it into ${copied.app}.`
        : `The text is too long to go with the link, and the browser did not copy it. Copy it here, and paste it into ${copied.app}.`}
    </Alert>
  )
  return { handleOpen, note }
}
