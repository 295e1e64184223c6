import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useEffect, useRef } from 'react'
import { checkedBox, uncheckedBox } from '@/shared/forms/fields/choiceIcons'
import { texts } from '@/texts/forms'
import type { Keeping } from './useDraft'

type Props = { keeping: Keeping; onChange: (isOn: boolean) => void }

/**
 * Offers to keep the draft on the device: the browsers inside WhatsApp and Facebook forget a tab when
 * they are closed. Off at first, because a device may be shared.
 */
export function KeepDraft({ keeping, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // It may have been ticked before hydration.
    if (input.current?.checked) onChange(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])

  return (
    <FormControlLabel
      sx={{ minHeight: 44 }}
      label={keeping === 'refused' ? texts.keepRefused : texts.keep}
      control={
        <Checkbox
          icon={uncheckedBox}
          checkedIcon={checkedBox}
          checked={keeping === 'on'}
          onChange={(_event, isOn) => onChange(isOn)}
          slotProps={{ input: { ref: input } }}
        />
      }
    />
  )
}
