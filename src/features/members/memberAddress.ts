export const membersAddress = '/desk/members'

export const importAddress = `${membersAddress}/import`

export const memberAddress = (id: string) => `${membersAddress}/${encodeURIComponent(id)}`
