import CheckIcon from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { DataTable } from '@/shared/desk/table/DataTable'
import { textColumn, type Column } from '@/shared/desk/table/column'
import { mayDo, rights, roleLabels, roles } from './roles'

const rows = rights.map((right) => ({ ...right, id: right.label }))
type Row = (typeof rows)[number]

const Hidden = ({ text }: { text: string }) => (
  <Box component="span" sx={visuallyHidden}>
    {text}
  </Box>
)

const columns: readonly Column<Row>[] = [
  textColumn('label', 'Right', ({ label }) => label, { head: <Hidden text="Right" /> }),
  ...roles.map((role) =>
    textColumn(role, roleLabels[role], (right: Row) => (mayDo(role, right) ? 'Yes' : 'No'), {
      align: 'center',
      cell: (right) =>
        mayDo(role, right) ? <CheckIcon color="success" titleAccess="Yes" /> : <Hidden text="No" />,
    }),
  ),
]

/** The rights of each role. */
export const RightsTable = () => <DataTable label="Who may do what" rows={rows} columns={columns} />
