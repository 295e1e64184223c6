import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Prints the sheet of a record. The browser's own menu prints it without the office remarks. */
export function useRecordPrint() {
  const [withRemarks, setWithRemarks] = useState(false)

  useEffect(() => {
    const end = () => setWithRemarks(false)
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [])

  function print(areWanted: boolean) {
    // The browser prints the page as it is at that moment.
    flushSync(() => setWithRemarks(areWanted))
    window.print()
  }
  return { withRemarks, print }
}
