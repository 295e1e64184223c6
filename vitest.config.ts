import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { images } from './scripts/images.ts'
import { mockWorker } from './test/support/mockWorker.ts'
import { findTestChromium, chromiumFlags } from './test/support/chromium.ts'

// Tests run over the emulators, whatever project a developer's `.env` names.
const base = () => ({
  envDir: false as const,
  resolve: { tsconfigPaths: true },
  // An object for each project: Vitest takes the entries out.
  define: { __DEVICE__: 'false' },
})
const slow = 120_000
// What is looked at again and again may come late on a small machine; it fails no sooner for that.
const expect = { poll: { timeout: 15_000 } }

// One project after the other: two browsers at once, on a small machine, wait for each other.
const turn = (groupOrder: number) => ({ sequence: { groupOrder } })

const isolated = ['advisors', 'appCheck', 'scale'].map((name) => `test/features/${name}.test.tsx`)

type Features = {
  name: string
  groupOrder: number
  isolate: boolean
  include?: string[]
  exclude?: string[]
}

const features = ({ groupOrder, ...which }: Features) => ({
  ...base(),
  plugins: [images(), mockWorker()],
  // The libraries as a visitor gets them: their checks for developers take half of the time, and
  // Emotion makes a style element of each rule.
  resolve: { ...base().resolve, conditions: ['module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  optimizeDeps: {
    rolldownOptions: {
      transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    },
    // All of them, before the first test: a package found later reloads the page under it.
    entries: ['src/**/*.{ts,tsx}', 'test/{features,support}/**/*.{ts,tsx}'],
    include: ['react/jsx-runtime'],
  },
  test: {
    ...turn(groupOrder),
    include: ['test/features/**/*.test.{ts,tsx}'],
    ...which,
    globalSetup: 'test/support/setupEmulators.ts',
    expect,
    setupFiles: 'test/support/featuresSetup.ts',
    // Only against hanging: a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // They share the emulators' one project.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: findTestChromium(), args: chromiumFlags },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        ...base(),
        test: {
          ...turn(0),
          name: 'unit',
          isolate: false,
          include: ['test/{shared,scripts,lint}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        ...base(),
        test: {
          ...turn(1),
          name: 'rules',
          isolate: false,
          include: ['test/rules/**/*.test.ts'],
          globalSetup: 'test/support/setupFirestore.ts',
          // A field is tried with a hundred values at once.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // One page for all of them: to load the app anew takes longer than most tests. What leaves the
      // page or the SDK other than it was has a page of its own.
      features({ name: 'features', groupOrder: 2, isolate: false, exclude: isolated }),
      features({ name: 'features-alone', groupOrder: 3, isolate: true, include: isolated }),
      {
        ...base(),
        test: {
          ...turn(4),
          name: 'browser',
          isolate: false,
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/support/setupSite.ts',
          expect,
          testTimeout: slow,
          hookTimeout: slow,
          fileParallelism: false,
        },
      },
    ],
  },
})
