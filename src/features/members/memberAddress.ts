export const membersAddress = '/desk/members'

export const memberAddress = (id: string) => `${membersAddress}/${encodeURIComponent(id)}`
