export { panelSlice } from './panelSlice'
