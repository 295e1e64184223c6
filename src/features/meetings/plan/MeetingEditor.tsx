import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectCanEdit } from '@/features/session/desk'
import { PageBar } from '@/shared/ui/PageBar'
import { StatusAlert } from '@/shared/ui/status/StatusAlert'
import { useIsLate } from '@/shared/ui/status/useIsLate'
import { Waiting } from '@/shared/ui/status/Waiting'
import { meetings } from '../api'
import { TextLink } from '@/shared/ui/TextLink'

export const onlyEditors = 'Editors and owners plan and change meetings.'

type Props = { title: string; children: ReactNode }

/** The frame of a page that changes a meeting: for editors and owners, once the meetings are there. */
export function MeetingEditor({ title, children }: Props) {
  const canEdit = useSelector(selectCanEdit)
  const { status, isEmpty } = meetings.useInfo()
  const isThere = status === 'ready' || !isEmpty
  const isLate = useIsLate(!isThere)
  const isFailed = !isThere && (isLate || status === 'failed')
  return (
    <>
      <PageBar title={title} />
      <Container maxWidth={false} sx={{ maxWidth: 768, py: 2 }}>
        <TextLink to="/desk/meetings">‹ Meetings</TextLink>
        <StatusAlert severity="warning">
          {canEdit && isFailed && 'The meetings cannot be loaded at the moment. We keep trying.'}
        </StatusAlert>
        {!canEdit ? (
          <Alert severity="info">{onlyEditors}</Alert>
        ) : isThere ? (
          children
        ) : (
          !isFailed && <Waiting />
        )}
      </Container>
    </>
  )
}
