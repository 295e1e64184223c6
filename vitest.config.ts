import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { images } from './scripts/images/images.ts'
import {
  chromiumEnvironment,
  chromiumFlags,
  findTestChromium,
} from './test/support/browser/chromium.ts'
import { lookLimit, timeLimit } from './test/support/setup/timeLimits.ts'

// Tests run over the emulators, whatever project a developer's `.env` names.
const base = () => ({
  envDir: false as const,
  resolve: { tsconfigPaths: true },
  // An object for each project: Vitest takes the entries out.
  define: { __DEVICE__: 'false' },
})
/** A machine may be slow and busy: only a test that hangs should fail. */
const limits = { testTimeout: timeLimit, hookTimeout: timeLimit }
// Each look at a page takes a part of the processor that the page needs itself.
const expect = { poll: { timeout: lookLimit, interval: 50 } }

// One project after the other: on a small machine two browsers would slow each other down.
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder } })

/** Tests of the app in a browser, mounted at an address. */
const features = {
  ...base(),
  plugins: [images()],
  // The libraries as a visitor gets them: their development checks take half of the time, and
  // Emotion would make a style element of each rule.
  resolve: { ...base().resolve, conditions: ['module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  optimizeDeps: {
    rolldownOptions: {
      transform: { define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
    },
    // All of them: a package found during a test would reload its page.
    entries: ['src/**/*.{ts,tsx}', 'test/{features,support}/**/*.{ts,tsx}'],
    include: ['react/jsx-runtime'],
  },
  test: {
    ...inTurn(2),
    name: 'features',
    include: ['test/features/**/*.test.tsx'],
    globalSetup: 'test/support/setup/setupEmulators.ts',
    expect,
    setupFiles: 'test/support/setup/featuresSetup.ts',
    ...limits,
    // One page for all of them, because loading the app takes longer than most tests.
    isolate: false,
    // They share the emulators' one project.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          executablePath: findTestChromium(),
          args: chromiumFlags,
          env: chromiumEnvironment,
        },
        // Motion is for the eye, and axe would have to wait for it.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...base(),
        test: {
          ...inTurn(0),
          name: 'unit',
          isolate: false,
          include: ['test/{unit,scripts,lint}/**/*.test.ts'],
          ...limits,
        },
      },
      {
        ...base(),
        test: {
          ...inTurn(1),
          name: 'rules',
          isolate: false,
          include: ['test/rules/**/*.test.ts'],
          globalSetup: 'test/support/setup/setupFirestore.ts',
          setupFiles: 'test/support/setup/rulesSetup.ts',
          ...limits,
        },
      },
      features,
      {
        ...base(),
        test: {
          ...inTurn(3),
          name: 'browser',
          isolate: false,
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/support/setup/setupSite.ts',
          expect,
          ...limits,
          fileParallelism: false,
        },
      },
      {
        ...base(),
        test: {
          ...inTurn(4),
          name: 'device',
          include: ['test/device/**/*.test.ts'],
          expect,
          ...limits,
        },
      },
      {
        ...base(),
        test: {
          ...inTurn(5),
          name: 'browsers',
          include: ['test/browsers/**/*.test.ts'],
          globalSetup: 'test/support/setup/setupSite.ts',
          expect,
          ...limits,
          fileParallelism: false,
        },
      },
    ],
  },
})
