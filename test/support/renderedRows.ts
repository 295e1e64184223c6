/*
 * Counts what React renders, by the hook its developer tools use. It works in the built site,
 * too, and needs nothing of the code under test. It has to be in place before React is loaded.
 */

type Fiber = {
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  memoizedProps: { rowId?: unknown } | null
}

declare global {
  interface Window {
    /** Ids of the grid's rows of which any part was rendered since the list was last emptied. */
    renderedRows: Set<unknown>
  }
}

/** To be run in the page, before any of its scripts; refers to nothing outside itself. */
export function countRenderedRows() {
  const performedWork = 1
  window.renderedRows = new Set()

  function visit(fiber: Fiber) {
    const before = fiber.alternate
    const isNew = before === null
    if (
      (isNew || (fiber.flags & performedWork) !== 0) &&
      fiber.memoizedProps?.rowId !== undefined
    ) {
      window.renderedRows.add(fiber.memoizedProps.rowId)
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
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    },
  })
}
