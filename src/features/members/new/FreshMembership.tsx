import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { asStored } from '@/features/settings/api'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { LoadFailure } from '@/shared/desk/LoadFailure'
import type { MembershipSettings } from '@/shared/members/membershipSettings'
import { Waiting } from '@/shared/ui/status/Waiting'
import { useReadMembershipQuery } from '../api'

type Props = {
  /** Of the dialog that has the settings; without it they are for a part of a dialog. */
  dialog?: { title: string; onClose: () => void }
  children: (settings: MembershipSettings) => ReactNode
}

/** The settings of the membership as they are stored now: no member is asked to pay to an address of this morning. */
export function FreshMembership({ dialog, children }: Props) {
  const [openedAt] = useState(Date.now)
  const query = useReadMembershipQuery(undefined, asStored)
  const { data, error, isFetching, fulfilledTimeStamp = 0, refetch } = query
  if (data !== undefined && fulfilledTimeStamp >= openedAt) return children(data)
  const waiting =
    error === undefined || isFetching ? (
      <Waiting />
    ) : (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    )
  if (dialog === undefined) return waiting
  const { title, onClose } = dialog
  return (
    <AppDialog title={title} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {waiting}
    </AppDialog>
  )
}
