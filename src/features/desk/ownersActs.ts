import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { attendanceApi } from '@/features/meetings/desk'
import { withFreshSignIn } from '@/features/session/desk'
import { reviewApi } from '@/features/requests/api'
import { peopleApi } from '@/features/people/api'
import { settingsApi } from '@/features/settings/api'

type Answer = { data?: unknown; error?: unknown }
type Endpoint = { queryFn?: unknown }
type Act = (arg: unknown, api: BaseQueryApi, ...rest: unknown[]) => Promise<Answer>

/** Lets a mutation ask for the password where its server wants a sign-in of the last hour. */
function needsFreshSignIn(endpoint: Endpoint) {
  const act = endpoint.queryFn as Act
  const queryFn: Act = (arg, api, ...rest) =>
    withFreshSignIn(api.dispatch, async () => act(arg, api, ...rest))
  endpoint.queryFn = queryFn
}

/*
 * All that only an owner may write, but to reopen a request. Without an entry here it would be refused after
 * an hour.
 */
peopleApi.enhanceEndpoints({
  endpoints: {
    addPerson: needsFreshSignIn,
    changePerson: needsFreshSignIn,
    removePerson: needsFreshSignIn,
    invite: needsFreshSignIn,
    revokeInvitation: needsFreshSignIn,
  },
})
settingsApi.enhanceEndpoints({
  endpoints: {
    savePromises: needsFreshSignIn,
    saveRetention: needsFreshSignIn,
    saveSessionSetting: needsFreshSignIn,
  },
})
reviewApi.enhanceEndpoints({ endpoints: { erase: needsFreshSignIn } })
attendanceApi.enhanceEndpoints({ endpoints: { eraseName: needsFreshSignIn } })
