/*
 * Counts what React renders, by the hook its developer tools use, and needs nothing of the code
 * under test. It has to be in place before React is loaded, so the set-up of the features loads it.
 */

type Fiber = {
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  memoizedProps: { rowId?: unknown } | null
}

/** The grid's rows, by their ids, of which any part was rendered since the set was last cleared. */
export const renderedRows = new Set<unknown>()

const performedWork = 1

function visit(fiber: Fiber) {
  const before = fiber.alternate
  const isNew = before === null
  if (isNew || (fiber.flags & performedWork) !== 0) {
    if (fiber.memoizedProps?.rowId !== undefined) renderedRows.add(fiber.memoizedProps.rowId)
  }
  // The same children as before: React passed over everything below.
  if (!isNew && fiber.child === before.child) return
  for (let child = fiber.child; child !== null; child = child.sibling) {
    if (isNew || child.alternate === null || child !== childOf(before, child)) visit(child)
  }
}

/** The fiber itself if it stood among the earlier children unchanged. */
function childOf(parent: Fiber, fiber: Fiber): Fiber | null {
  for (let child = parent.child; child !== null; child = child.sibling) {
    if (child === fiber) return child
  }
  return null
}

Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot(_id: number, root: { current: Fiber }) {
      visit(root.current)
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  },
})
