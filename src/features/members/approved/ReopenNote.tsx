import Alert from '@mui/material/Alert'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReopenNoteProps } from '@/features/requests/desk'
import { useReadMemberOfQuery } from './approvedApi'
import { memberInWords } from './requestFacts'

/** Above the form that reopens a request: the consequence for its member. The rules refuse it only if a member was made. */
export function ReopenNote({ record }: ReopenNoteProps) {
  const isApproved = record.review?.state === 'approved'
  const { data: found } = useReadMemberOfQuery(isApproved ? record.id : skipToken)
  if (found == null) return null
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {found === 'erased' ? (
        'The member that was made from this request is erased. No other is made from it.'
      ) : (
        <>
          <span>Member </span>
          <bdi translate="no">{memberInWords(found.member)}</bdi>
          <span>
            {found.isTakenOver
              ? ' has taken over this request. Reopening the request does not change the member, even if the request is then refused.'
              : ' was made from this request, so it cannot be reopened. End the membership instead.'}
          </span>
        </>
      )}
    </Alert>
  )
}
