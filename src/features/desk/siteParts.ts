import type { ComponentType, ReactNode } from 'react'
import type { FooterProps } from '@/shared/feature'

/** The parts of the site that the pages of the desk show, too. */
export type SiteParts = {
  /** The menu as a row, where there is room for it. */
  menu: ReactNode
  /** The button that opens it elsewhere. */
  menuOpener: ReactNode
  sessionButtons: ReactNode
  Footer: ComponentType<FooterProps>
}

export type DeskLayout = ComponentType<SiteParts & { children: ReactNode }>
