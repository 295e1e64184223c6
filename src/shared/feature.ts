import type { Reducer } from '@reduxjs/toolkit'
import type { ComponentType, ReactNode } from 'react'

/** A slice that joins the store late. */
export type LazySlice = { reducerPath: string; reducer: Reducer }

/** The data that the build has read for a page from the backend. */
export type BuiltData = {
  /** Of the element in the page's file that holds the data. */
  id: string
  data: object
  /** The same for search engines, as schema.org objects. Addresses in it are whole, of `origin`. */
  jsonLd: (origin: string) => object[]
}

/** What a page of another language than English still lacks: texts, or a speaker who has checked them. */
export type Translation = 'missing' | 'draft'

/** The file of a page. The build adds the state of its translation. */
export type PageFile = { default: ComponentType; translation?: Translation }

/** A page of the site, as its feature describes it to the app. */
export type Page = {
  /** Absolute, as in docs/specification.md; `:name` stands for a parameter. */
  path: string
  /** Shown in the browser's title bar, before the site's name. */
  title: string
  load: () => Promise<PageFile>
  /** `admin`: a signed-out visitor is sent to the sign-in page. Public when left out. */
  access?: 'admin'
  /** The page is in English alone, as the desk is: there is none of it in the other languages. */
  isEnglishOnly?: true
  /** A page of administrators to which the login leads back. Others are left for the list. */
  isReturnedTo?: true
  /** The page sends data: RTK Query joins the store before it is shown. */
  sendsData?: true
  /** The page shows live data: these slices join the store with RTK Query before it is shown. */
  loadSlices?: () => Promise<readonly LazySlice[]>
  /** Reads what the build renders into the page; the page does without if that fails. */
  readAtBuild?: () => Promise<BuiltData>
  /** Text of the page's entry in its menu; no entry when left out. */
  menuLabel?: string
  /** The drop-down menu of the entry; a top-level entry when left out. */
  menu?: 'companies' | 'forms'
  /** Search engines are asked to leave the page out; so does the sitemap. Always for `admin`. */
  noIndex?: true
  /** The pages between home and this one, from the top; none when left out. */
  breadcrumbs?: { label: string; path: string }[]
  /** The subject of the page, as schema.org objects. Addresses in it are whole, of `origin`. */
  jsonLd?: (origin: string) => object[]
}

/** The footer; at the desk it is a line that opens. */
export type FooterProps = { line?: ReactNode; isOpen?: boolean }

/** The description of a feature for the app. Routes, menus, HTML and sitemap follow from it. */
export type Feature = { pages: Page[] }
