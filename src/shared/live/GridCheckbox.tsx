import type { GridSlotProps } from '@mui/x-data-grid'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'

/**
 * The browser's own box to tick a row by. Material UI's has six elements, some of them layers of their own,
 * which each picture of a table goes through for each row.
 */
export function GridCheckbox(props: GridSlotProps['baseCheckbox']) {
  const { slotProps, checked, indeterminate = false, disabled, tabIndex } = props
  const { onChange, onClick, onMouseDown, onKeyDown } = props as Pick<
    ComponentProps<'input'>,
    'onChange' | 'onClick' | 'onMouseDown' | 'onKeyDown'
  >
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    box.current!.indeterminate = indeterminate
  }, [indeterminate])

  return (
    // As large as its cell, for fingers. The grid gives the box its name.
    <label className="grid-check">
      <input
        {...slotProps?.htmlInput}
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        onChange={onChange}
        onClick={onClick}
        onMouseDown={onMouseDown}
        onKeyDown={onKeyDown}
      />
    </label>
  )
}
