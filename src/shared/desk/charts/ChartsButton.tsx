import ChartIcon from '@mui/icons-material/BarChartOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'

/** Opens and closes the charts of a list. */
export const ChartsButton = ({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) => (
  <Tooltip title="Charts">
    <IconButton aria-label="Charts" aria-expanded={isOpen} onClick={onPress}>
      <ChartIcon />
    </IconButton>
  </Tooltip>
)
