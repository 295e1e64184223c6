import Alert from '@mui/material/Alert'
import Container from '@mui/material/Container'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { shallowEqual } from 'react-redux'
import { Link, useSearchParams } from 'react-router-dom'
import { PageBar } from '@/shared/ui/PageBar'
import { LiveView } from '@/shared/ui/status/LiveView'
import { grouped } from '@/shared/validation/numbers'
import { useRequestsSelector } from '../store'
import { selectOpen } from '../waiting'
import { CommitteeSheet } from './CommitteeSheet'
import { committeeLists, isRecommended } from './committeeColumns'

/** The forms that are placed before the committee: a sheet for its meeting, and one resolution for all. */
export default function CommitteePage() {
  const [params] = useSearchParams()
  const list = committeeLists.find(({ id }) => id === params.get('list')) ?? committeeLists[0]!
  const info = list.live.useInfo()
  const counts = useRequestsSelector(
    (root) => committeeLists.map(({ id }) => selectOpen(root, id).filter(isRecommended).length),
    shallowEqual,
  )
  const [failure, setFailure] = useState<string>()
  return (
    <>
      <PageBar title="Committee" />
      <Container maxWidth={false} sx={{ py: 1 }}>
        <Tabs
          className="screen-only"
          value={list.id}
          aria-label="Lists"
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ mb: 1.5 }}
        >
          {committeeLists.map(({ id, label }, at) => (
            <Tab
              key={id}
              value={id}
              label={<span>{`${label} ${grouped(counts[at] ?? 0)}`}</span>}
              component={Link}
              to={`?list=${id}`}
              replace
            />
          ))}
        </Tabs>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <LiveView
          {...info}
          isEmpty={counts[committeeLists.indexOf(list)] === 0}
          emptyText="Nothing is recommended now. Requests come here when they are recommended."
        >
          <CommitteeSheet key={list.id} list={list} info={info} onFailure={setFailure} />
        </LiveView>
      </Container>
    </>
  )
}
