// The names and roles of administrators, for the other features of the desk.
export { type NameOf, useAllUids, useNameOf } from './names'
export { RemoveDialog, RemoveDialogContext } from './RemoveDialog'
export { roleLabels } from './roles'
export { titleOfPerson, type Person } from './schema'
export { useListenPeopleQuery } from './api'
