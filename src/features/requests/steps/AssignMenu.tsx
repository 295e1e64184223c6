import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import type { Target } from '@/shared/requests/review'
import { canEdit } from '@/shared/requests/roles'
import { BusyButton } from '@/shared/desk/BusyButton'
import { MenuButton } from '@/shared/desk/MenuButton'
import { useAction } from '../review/useAction'
import { capitalized } from '@/shared/text/counted'
import { useKeys } from '@/shared/desk/keys'
import { useNameOf } from '@/features/people/desk'
import { useListenPeopleQuery } from '@/features/people/api'
import { useFocusWhenLost } from '@/shared/desk/useFocusWhenLost'

type Props = {
  target: Target
  expectedVersion: number
  assignee: string | undefined
  canAssign: boolean
}

/** The administrator of a request. An editor can assign it to any editor or to no one. */
export function AssignMenu({ target, expectedVersion, assignee, canAssign }: Props) {
  const own = useSelector(selectUid)
  const nameOf = useNameOf()
  const { data: people } = useListenPeopleQuery()
  const { press, isLoading, isSuccess, failure } = useAction(target)
  /** The administrator before the last press, and after it. */
  const [given, setGiven] = useState<{ from: string | null; to: string | null }>()
  const now = assignee ?? null

  async function give(to: string | null) {
    const isSaved = await press({ kind: 'assign', assignee: to }, expectedVersion)
    setGiven(isSaved ? { from: now, to } : undefined)
  }

  const assignTo = (to: string | null, name: string) => ({
    label: name,
    isName: true,
    isChosen: now === to,
    onChoose: () => void give(to),
  })

  const isMine = assignee === own
  const toMe =
    canAssign && own !== null && !isMine ? () => void (isLoading || give(own)) : undefined
  useKeys(
    'Assigned to',
    toMe ? [{ key: 'a', label: 'Assign to me', changes: true, onPress: toMe }] : [],
  )

  const buttons = useRef<HTMLDivElement>(null)
  useFocusWhenLost(buttons, isMine, isMine && isSuccess)

  return (
    <div>
      <Typography translate="no">
        <bdi>{capitalized(nameOf(assignee))}</bdi>
      </Typography>
      {canAssign && (
        <Box
          ref={buttons}
          className="screen-only"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
        >
          {toMe && (
            <BusyButton variant="outlined" isBusy={isLoading} aria-keyshortcuts="a" onClick={toMe}>
              Assign to me
            </BusyButton>
          )}
          <MenuButton
            label="Assign to…"
            items={[
              ...(people?.items ?? [])
                .filter(({ role }) => canEdit(role))
                .map(({ id }) => assignTo(id, capitalized(nameOf(id)))),
              assignTo(null, 'Not assigned'),
            ]}
          />
          {/* A letter may be pressed by mistake. */}
          {given?.to === now && (
            <BusyButton
              isBusy={isLoading}
              onClick={() => void give(given.from).then(() => setGiven(undefined))}
            >
              Undo assignment
            </BusyButton>
          )}
        </Box>
      )}
      {failure && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </div>
  )
}
