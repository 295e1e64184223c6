import Box from '@mui/material/Box'
import { DefinitionRow } from '@/shared/ui/DefinitionRow'

type Props = {
  fields: { name: string; label: string }[]
  values: { [name: string]: number | undefined } | undefined
  /** One of it. */
  unit: string
}

/** Settings for administrators who may not change them. */
export const SettingValues = ({ fields, values = {}, unit }: Props) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
    {fields.map(({ name, label }) => {
      const value = values[name]
      return (
        <DefinitionRow key={name} label={label}>
          {value === undefined ? 'Not decided yet' : `${value} ${unit}${value === 1 ? '' : 's'}`}
        </DefinitionRow>
      )
    })}
  </Box>
)
