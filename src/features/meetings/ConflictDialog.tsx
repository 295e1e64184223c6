import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { fieldsOf } from '@/shared/forms/fieldInfo'
import { meetingChangeSchema, type Meeting, type MeetingChange } from './meetingSchema'
import { dateInWords } from './meetingWords'

export type Conflict = {
  theirs: Meeting
  mine: MeetingChange
  /** What both began from. */
  seen: Partial<MeetingChange>
  /** Told what was chosen; undefined when the choice was put off. */
  onChoice: (choice?: 'mine' | 'theirs') => void
}

const fields = fieldsOf(meetingChangeSchema) as { name: keyof MeetingChange; label: string }[]

/** For whoever saves second: what the other has changed, and the choice between the two. */
export function ConflictDialog({ theirs, mine, seen, onChoice }: Conflict) {
  const different = fields.filter(({ name }) => theirs[name] !== mine[name])
  const inWords = (name: keyof MeetingChange, text = '') =>
    (name === 'meetingDate' ? dateInWords(text) : text) || 'Empty'

  return (
    <Dialog open onClose={() => onChoice()} maxWidth="md">
      <DialogTitle>Another administrator was first</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Since you opened this page somebody else has saved the meeting. Choose which version is to
          stay; visitors see theirs until you do.
        </DialogContentText>
        <Table size="small" sx={tableSx}>
          <TableHead>
            <TableRow>
              <TableCell>Field</TableCell>
              <TableCell>Theirs, saved</TableCell>
              <TableCell>Yours, not saved</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {different.map(({ name, label }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell>
                  {inWords(name, theirs[name])}
                  {theirs[name] !== seen[name] && <strong> (changed by them)</strong>}
                </TableCell>
                <TableCell>
                  {inWords(name, mine[name])}
                  {mine[name] !== seen[name] && <strong> (changed by you)</strong>}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => onChoice()}>Go on editing</Button>
        <Button variant="outlined" onClick={() => onChoice('theirs')}>
          Take theirs
        </Button>
        <Button variant="contained" onClick={() => onChoice('mine')}>
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const tableSx = {
  '& th, & td': { verticalAlign: 'top', overflowWrap: 'anywhere', whiteSpace: 'pre-line', px: 1 },
}
