import { shallowEqual } from 'react-redux'
import { grouped } from '@/shared/validation/numbers'
import { type AdminCollection, isWhole, selectOpen } from '@/features/requests/api'
import { selectNewSince, selectViewOf } from '@/features/requests/desk'
import { selectHeadcount } from '@/features/meetings/desk'
import { today } from '@/shared/validation/dates'
import { useDeskSelector, type DeskRoot } from '../store'
import { selectNextMeeting } from '../today/nextMeeting'
import { NavEntry } from './NavEntry'

type Props = {
  collection: AdminCollection
  /** The search of the open list; undefined when no list is open. */
  query: string | undefined
  isShown: boolean
  isMini: boolean
  isInDrawer: boolean
}

/** A list with the number of its pending requests, and of its new records. */
export function CollectionEntry({ collection, query, isShown, isMini, isInDrawer }: Props) {
  const { id, label, Icon } = collection
  const left = useDeskSelector((root) => selectViewOf(root, id)) ?? `list=${id}`
  const since = useDeskSelector((root) => selectNewSince(root, id))
  const { size, isKnown, isCut, staleSince, news } = useDeskSelector(
    (root) => countsOf(collection, root, since),
    shallowEqual,
  )
  const params = new URLSearchParams(left)
  if (query !== undefined) {
    params.delete('page')
    if (query === '') params.delete('q')
    else params.set('q', query)
  }

  return (
    <NavEntry
      to={`/memberlist?${params.toString()}`.replace(/\?$/, '')}
      Icon={Icon}
      label={label}
      count={isKnown && size !== undefined ? `${grouped(size)}${isCut ? '+' : ''}` : undefined}
      isLoading={!isKnown && staleSince === null}
      isStale={staleSince !== null}
      news={news}
      isShown={isShown}
      isMini={isMini}
      isInDrawer={isInDrawer}
    />
  )
}

/** Those that count; undefined where no meeting is planned. */
function repliesToNext(root: DeskRoot): number | undefined {
  const next = selectNextMeeting(root, today())
  return next && selectHeadcount(root, next).answers.length
}

/** The number of pending requests or of replies to the next meeting, and of records received after `since` (milliseconds since 1970). */
function countsOf(collection: AdminCollection, root: DeskRoot, since: number) {
  const { kind, live, selectRecords } = collection
  const isKnown = isWhole(collection, root)
  const { staleSince, isCut } = live.selectState(root)
  const records = selectRecords(root)
  const old = records.findIndex(({ createdAtMillis: at }) => at === null || at <= since)
  return {
    size: kind === undefined ? repliesToNext(root) : selectOpen(root, kind).length,
    // The number is unknown while only the newest records are loaded.
    isKnown,
    staleSince,
    // Those that it leaves out are not counted.
    isCut,
    news: !isKnown ? 0 : old < 0 ? records.length : old,
  }
}
