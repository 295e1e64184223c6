export { panelSlice, type PanelState } from './panelSlice'
export { writePanel } from './panelStorage'
