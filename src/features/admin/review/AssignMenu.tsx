import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useSelector } from 'react-redux'
import { selectUid } from '@/features/session'
import { canEdit } from '@/features/session/data'
import { MenuButton } from '@/shared/ui/MenuButton'
import { useAssignMutation, type Seen } from './api'
import { capitalized, failureText } from './failures'
import { useKeys } from './keys'
import { useNameOf } from './names'
import { useListenPeopleQuery } from './people'

type Props = { target: Seen; assignee: string | undefined; canAssign: boolean }

/** Who looks after a request. One who acts gives it to themselves, to somebody or to nobody. */
export function AssignMenu({ target, assignee, canAssign }: Props) {
  const own = useSelector(selectUid)
  const nameOf = useNameOf()
  const { data: people } = useListenPeopleQuery()
  const [assign, { isLoading, error }] = useAssignMutation()
  const give = (to: string | null) => void assign({ ...target, assignee: to })

  const toMe = canAssign && own !== null && assignee !== own ? () => give(own) : undefined
  useKeys('Who looks after it', toMe ? [{ key: 'a', label: 'Assign to me', onPress: toMe }] : [])
  const failure = failureText(error, nameOf)

  return (
    <div>
      <Typography translate="no">{capitalized(nameOf(assignee))}</Typography>
      {canAssign && (
        <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {toMe && (
            <Button
              size="small"
              variant="outlined"
              disabled={isLoading}
              aria-keyshortcuts="a"
              onClick={toMe}
            >
              Assign to me
            </Button>
          )}
          <MenuButton label="Assign to…">
            {(close) => {
              const choice = (to: string | null, name: string) => (
                <MenuItem
                  key={to ?? 'nobody'}
                  translate="no"
                  selected={(assignee ?? null) === to}
                  onClick={() => {
                    close()
                    give(to)
                  }}
                >
                  {name}
                </MenuItem>
              )
              return [
                ...(people?.items ?? [])
                  .filter(({ role }) => canEdit(role))
                  .map(({ id }) => choice(id, capitalized(nameOf(id)))),
                choice(null, 'Nobody'),
              ]
            }}
          </MenuButton>
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
