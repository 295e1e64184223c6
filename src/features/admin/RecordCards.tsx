import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useEffect, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import { isSameList } from '@/shared/live/latest'
import { derive, useSource } from '@/shared/live/source'
import { columnsOf } from './columns'
import type { Root } from './people'
import { RecordName } from './RecordName'
import type { PageProps } from './listProps'
import type { Kind } from './kind'

/** A page of records for a narrow screen: one card each, with the columns as lines. */
export function RecordCards({ view, items, listed }: PageProps) {
  const { kind, columns } = view
  const ids = useSource(
    useMemo(() => derive(items, (page) => page.map(({ id }) => id), isSameList), [items]),
    (page) => page,
  )
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(listed)
  useEffect(() => {
    if (before.current === listed) return
    before.current = listed
    // The pager is below the last card, and other cards are read from the first one on.
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (top < 0) list.current?.scrollIntoView()
  }, [listed])

  return (
    <Box
      component="ul"
      ref={list}
      aria-label={kind.label}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {ids.map((id) => (
        <Card key={id} id={id} kind={kind} columns={columns} />
      ))}
    </Box>
  )
}

type CardProps = { id: string; kind: Kind; columns: readonly string[] }

function Card({ id, kind, columns }: CardProps) {
  const record = useSelector((root: Root) => kind.slice.selectors.selectById(root, id))
  if (record === undefined) return null
  const [first, ...lines] = columns
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      {first && <RecordName kind={kind} record={record} />}
      <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.25 }}>
        {columnsOf(kind)
          .filter(({ field }) => lines.includes(field))
          .map(({ field, header, text }) => ({ field, header, value: text(record) }))
          .filter(({ value }) => value !== '')
          .map(({ field, header, value }) => (
            <Box key={field} sx={{ display: 'grid', gridTemplateColumns: '7rem 1fr', gap: 1 }}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {header}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
      </Box>
    </Paper>
  )
}
