import { useCallback, useRef } from 'react'
import { writeText } from './livePage'
import { useFollowed, type Source } from './source'

/** A text that follows its source past React. */
export function LiveText({ source }: { source: Source<string> }) {
  const span = useRef<HTMLSpanElement>(null)
  useFollowed(
    source,
    useCallback((text: string) => writeText(span.current!, text), []),
  )
  return <span ref={span} />
}
