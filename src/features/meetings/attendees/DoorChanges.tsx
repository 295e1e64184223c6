import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectAnswersById } from '../answers'
import type { Attendance } from '../attendanceApi'
import { usePage } from '@/shared/desk/table/usePage'
import { Part } from '@/shared/desk/Part'
import { capitalized } from '@/shared/text/counted'
import { useNameOf } from '@/features/people/desk'
import { doorChanges } from './doorChanges'
import { Pager } from '@/shared/desk/table/Pager'
import { nameAtMeeting } from '../attendance/present'

const pageSize = 10

/** Changes made after a check-in, with the administrator: number of people, late, undo, erased name. */
export function DoorChanges({ items }: { items: readonly Attendance[] }) {
  const nameOf = useNameOf()
  const answers = useSelector(selectAnswersById)
  const [wantedPage, setPage] = useState(0)
  const changed = items.filter(({ changes }) => changes !== undefined)
  const { page, rows } = usePage(changed, wantedPage, pageSize)
  if (changed.length === 0) return null
  return (
    <Part title="Changed after the check-in">
      <List dense disablePadding aria-label="Changed after the check-in">
        {rows.map((record) => (
          <ListItem key={record.id} disableGutters divider sx={{ display: 'block' }}>
            <Typography translate="no" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {nameAtMeeting(record, answers) || 'No name'}
            </Typography>
            {doorChanges(record).map(({ by, at, text }, index) => (
              <Typography key={index} variant="body2">
                <Box component="strong" translate="no">
                  {capitalized(nameOf(by))}
                </Box>{' '}
                <span>{text}</span>
                <Box component="span" sx={{ color: 'text.secondary' }}>{`, ${at}`}</Box>
              </Typography>
            ))}
          </ListItem>
        ))}
      </List>
      <Pager count={changed.length} page={page} pageSize={pageSize} onPageChange={setPage} />
    </Part>
  )
}
