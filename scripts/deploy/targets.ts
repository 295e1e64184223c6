type Targets = {
  withRules: boolean
  /** Everything else that is deployed. */
  rest: readonly string[]
  /** The arguments that choose no target. */
  others: readonly string[]
}

const all = ['firestore', 'hosting']

/** The targets of `npm run deploy`, chosen by the arguments of `firebase deploy`. */
export function targetsOf(args: readonly string[]): Targets {
  const [only, ...withoutOnly] = takeOption('--only', args)
  const [except = [], ...others] = takeOption('--except', withoutOnly)
  const chosen = (only ?? all).filter((target) => !except.includes(target))
  return {
    withRules: chosen.some((target) => target === 'firestore' || target === 'firestore:rules'),
    rest: chosen
      .filter((target) => target !== 'firestore:rules')
      .map((target) => (target === 'firestore' ? 'firestore:indexes' : target)),
    others,
  }
}

/** The targets that an option names, `--only a,b` or `--only=a,b`, and the other arguments. */
function takeOption(
  name: string,
  args: readonly string[],
): [targets: string[] | undefined, ...others: string[]] {
  const at = args.findIndex((argument) => argument === name || argument.startsWith(`${name}=`))
  if (at < 0) return [undefined, ...args]
  const [, value] = args[at]!.split('=')
  const others = args.filter((_argument, n) => n !== at && (value !== undefined || n !== at + 1))
  return [(value ?? args[at + 1] ?? '').split(','), ...others]
}
