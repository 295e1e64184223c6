import { useCallback, useState } from 'react'
import { useSettled } from '@/shared/ui/status/useSettled'
import { unfiltered, type View } from '../view/view'

const conditionNames = ['state', ...Object.keys(unfiltered)] as (keyof View)[]

/** Announces the number of matches after the view has changed, but not when records arrive. */
export function useAnnouncement(view: View, found: string) {
  const [message, setMessage] = useState({ text: '', isShown: false })
  const [announced, setAnnounced] = useState(view)
  const isOther = conditionNames.some((name) => view[name] !== announced[name])

  if (isOther && found !== '') {
    setAnnounced(view)
    // Screen readers only: the page shows the number already.
    setMessage({ text: found, isShown: false })
  }
  const announce = useCallback((text: string) => setMessage({ text, isShown: true }), [])
  // A number at each key would be too much to hear; the message of an export is shown at once.
  const settled = useSettled(message)
  return [message.isShown ? message : settled, announce] as const
}
