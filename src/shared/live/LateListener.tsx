import { useEffect, useState, type ComponentType } from 'react'
import { useDispatch } from 'react-redux'
import { untilLoaded } from '@/shared/config/untilLoaded'
import { withData, type LateDispatch } from '@/shared/firebase/withData'
import { whenTakenOver } from '@/shared/hydration/takenOver'

/** It is the most to fetch, and whoever asks it would else begin only after two more answers of the server. */
const startSdk = () =>
  import('@/shared/firebase/worker/client')
    .then(({ openSdk }) => openSdk())
    // Whoever listens says so, and tries again.
    .catch(() => {})

/**
 * Listens by a component that is no part of the page: RTK Query and the SDK come once the page is in use, for
 * nothing of them is seen before the server has answered.
 *
 * @param load defined outside the component; what it gives listens while it is mounted
 */
export function LateListener({ load }: { load: () => Promise<ComponentType> }) {
  const dispatch = useDispatch<LateDispatch>()
  const [{ Listener }, setLoaded] = useState<{ Listener?: ComponentType }>({})

  useEffect(() => {
    let isOver = false

    async function listen() {
      void startSdk()
      const loaded = await untilLoaded(
        () => dispatch(withData(load)),
        () => !isOver,
      )
      if (!isOver) setLoaded({ Listener: loaded })
    }
    const takeBack = whenTakenOver(() => void listen())

    return () => {
      isOver = true
      takeBack()
    }
  }, [dispatch, load])

  return Listener && <Listener />
}
