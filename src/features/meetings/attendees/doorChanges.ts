import { counted } from '@/shared/text/counted'
import type { Attendance, AttendanceChange } from '../attendanceApi'

type State = AttendanceChange['was']

/** A later change of a record of attendance, in words that follow the administrator's name. */
export type DoorChange = { by: string; at: string; text: string }

/** The changes of a record after the check-in, the first change first. */
export function doorChanges(record: Attendance): DoorChange[] {
  const { changes = [] } = record
  return changes.map(({ by, at, was }, index) => {
    const next = changes[index + 1]?.was ?? stateOf(record)
    return { by, at, text: changeInWords(was, next) }
  })
}

function stateOf({ kind, people, late, at, by, press, undone }: Attendance): State {
  return { kind, people, late, at, inAt: null, by, press: press ?? null, undone: undone ?? null }
}

const kindsInWords = {
  member: 'a member',
  visitor: 'a visitor',
  walkin: 'a walk-in',
  substitute: 'a substitute',
}

function changeInWords(was: State, next: State): string {
  if (was.press !== next.press) {
    return `checked in ${kindsInWords[next.kind]} in the place of ${kindsInWords[was.kind]}`
  }
  const parts = [
    was.people !== next.people && `changed ${peopleInWords(was.people)} to ${next.people}`,
    was.late !== next.late && (next.late ? 'marked as late' : 'marked as not late'),
    was.undone === null && next.undone !== null && 'undid the check-in',
    was.undone !== null && next.undone === null && 'took the undo back',
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'erased the name' : parts.join(', ')
}

const peopleInWords = (people: number) => counted(people, 'person', 'people')
