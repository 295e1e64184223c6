import { statesOf } from '@/shared/requests/steps'
import { demoEditor } from '@/shared/config/demo'
import { rightsEntry, rightsKinds, rightsPath } from '@/shared/requests/rights'
import { states as stateInfos } from '@/shared/requests/states'
import { withoutGaps, type Collections, type Sample } from './records'
import { aReview, stepAction, wayTo } from './reviews'
import { aRightsRequest } from './rightsRecords'
import { keyOf } from './statuses'

const hour = 3_600_000
const day = 24 * hour

/** Rights requests about some of the registrations: all kinds, in all states, one over its time. */
export function withRights(collections: Collections, now: Date): Collections {
  const { New_Registration: registrations = [], request_status: told = [] } = collections
  const states = statesOf('rights')
  const histories: Collections = {}
  const statusOf = new Map(told.map((status) => [status.id, status]))
  const records = registrations.slice(2, 2 + states.length + 1).map(({ id, data }, index) => {
    const key = keyOf('registrations', id)
    const createdAt = new Date(now.getTime() - (index === 0 ? 33 : 2 * index) * day)
    const kind = rightsKinds[(index + 1) % rightsKinds.length]!
    const state = states[index % states.length]!
    const { review, history } = aReview(wayTo('rights', state).map(stepAction), {
      by: [demoEditor.uid],
      until: new Date(createdAt.getTime() + day),
      apart: hour,
    })
    const record = aRightsRequest(501 + index, kind, key, { mobile: data.mobile!, createdAt })
    const all = withoutGaps({ ...record.data, review })
    histories[`${rightsPath}/${record.id}/history`] = history
    const status = {
      ...statusOf.get(key)?.data,
      rights: { [record.id]: rightsEntry(all) as Sample['data'] },
      rightsLatest: record.id,
      rightsOpen: { [kind]: stateInfos[state].isOpen ? 1 : 0 },
      ...(kind === 'Withdraw' && { withdrawnAt: createdAt }),
    }
    statusOf.set(key, { id: key, data: status })
    return { id: record.id, data: all }
  })
  return {
    ...collections,
    ...histories,
    [rightsPath]: records,
    request_status: [...statusOf.values()],
  }
}
