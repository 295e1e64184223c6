import CheckIcon from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { visuallyHidden } from '@mui/utils'
import { mayDo, rights, roleLabels, roles } from './roles'

/** The rights of each role. */
export const RightsTable = () => (
  // With a name and the focus, because it may scroll on a phone.
  <TableContainer role="region" aria-labelledby="rights" tabIndex={0}>
    <Table size="small" aria-labelledby="rights" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>
            <Box component="span" sx={visuallyHidden}>
              Right
            </Box>
          </TableCell>
          {roles.map((role) => (
            <TableCell key={role} align="center">
              {roleLabels[role]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rights.map((right) => (
          <TableRow key={right.label}>
            <TableCell component="th" scope="row">
              {right.label}
            </TableCell>
            {roles.map((role) => (
              <TableCell key={role} align="center">
                {mayDo(role, right) ? (
                  <CheckIcon color="success" titleAccess="Yes" />
                ) : (
                  <Box component="span" sx={visuallyHidden}>
                    No
                  </Box>
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
