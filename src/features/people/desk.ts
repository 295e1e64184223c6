// The names and roles of administrators, for the other features of the desk.
export { type NameOf, useNameOf } from './names'
export { roleLabels } from './roles'
