import { HistoryItem } from './HistoryItem'

type Props = {
  /** Of the administrator. */
  name: string
  /** The act in words that follow the name. */
  words: string
  at: string | undefined
  /** The facts that it has changed. */
  changes: readonly { label: string; before: string; after: string }[]
  /** A typed text. */
  text: string | undefined
}

/** An entry of a history with the facts that it has changed: each as it was, and as it is now. */
export const ChangeItem = ({ changes, text, ...act }: Props) => (
  <HistoryItem
    {...act}
    texts={[
      ...changes.map(({ label, before, after }) => ({
        label,
        text: (
          <span translate="no">
            <del>
              <bdi>{before}</bdi>
            </del>{' '}
            <bdi>{after}</bdi>
          </span>
        ),
      })),
      { text: text && <span translate="no">{text}</span> },
    ]}
  />
)
