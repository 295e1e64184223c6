import ViewsIcon from '@mui/icons-material/BookmarksOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectRole } from '@/features/session'
import { ConfirmDialog } from '@/shared/desk/dialog/ConfirmDialog'
import { MenuButton, type MenuEntry } from '@/shared/desk/MenuButton'
import { useShowMessage } from '@/shared/desk/Messages'
import { canEdit } from '@/shared/requests/roles'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import { parseView, type View } from '../view/view'
import { useDeleteViewMutation } from './api'
import type { SavedView } from './schema'
import { useSavedViews } from './useSavedViews'
import { ViewDialog } from './ViewDialog'

type Props = { view: View; onChange: (part: Partial<View>) => void }

/** The saved views of a list as chips, and the menu that saves, changes and deletes them. */
export function SavedViews({ view, onChange }: Props) {
  const { views, current, mayChange } = useSavedViews(view)
  const role = useSelector(selectRole)
  const isNarrow = useIsNarrow()
  const [open, setOpen] = useState<'save' | 'change' | 'delete'>()
  const close = () => setOpen(undefined)
  const show = ({ address }: SavedView) => onChange(parseView(address))

  const ofCurrent: MenuEntry[] = mayChange
    ? [
        {
          label: canEdit(role) ? 'Rename or share…' : 'Rename…',
          onChoose: () => setOpen('change'),
        },
        { label: 'Delete…', onChoose: () => setOpen('delete') },
      ]
    : []
  return (
    <>
      {!isNarrow && views.length > 0 && (
        <Box component="ul" className="screen-only" aria-label="Saved views" sx={chipsSx}>
          {views.map((saved) => (
            <li key={saved.id}>
              <Chip
                size="small"
                label={saved.name}
                translate="no"
                color={saved === current ? 'primary' : 'default'}
                aria-pressed={saved === current}
                onClick={() => show(saved)}
              />
            </li>
          ))}
        </Box>
      )}
      <MenuButton
        label="Views"
        icon={isNarrow ? <ViewsIcon /> : undefined}
        isIcon={isNarrow}
        items={[
          ...(isNarrow ? views : []).map((saved) => ({
            label: saved.name,
            isName: true,
            isChosen: saved === current,
            onChoose: () => show(saved),
          })),
          {
            label: 'Save this view…',
            startsGroup: true,
            isDisabled: current !== undefined,
            onChoose: () => setOpen('save'),
          },
          ...ofCurrent,
        ]}
      />
      {open === 'save' && <ViewDialog view={view} onClose={close} />}
      {open === 'change' && current && <ViewDialog view={view} saved={current} onClose={close} />}
      {open === 'delete' && current && <DeleteDialog saved={current} onClose={close} />}
    </>
  )
}

function DeleteDialog({ saved, onClose }: { saved: SavedView; onClose: () => void }) {
  const [remove] = useDeleteViewMutation()
  const showMessage = useShowMessage()

  async function handleConfirm() {
    await remove({ id: saved.id }).unwrap()
    showMessage('View deleted')
  }

  return (
    <ConfirmDialog
      title={`Delete the view “${saved.name}”?`}
      confirmLabel="Delete"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {saved.isShared
        ? 'Colleagues will not see it any more. No record is changed.'
        : 'No record is changed.'}
    </ConfirmDialog>
  )
}

/**
 * Only the place that is left on the line; views that have no place in it are a scroll away. They arrive after the
 * list, and a second line would move its rows away from a person who presses on one.
 */
const chipsSx = {
  display: 'flex',
  gap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  minWidth: '4rem',
  maxWidth: 'max-content',
  flex: '1000 1 0',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
}
