/**
 * Whether the prerendered page is still hydrating, by the attribute that `main.tsx` removes after it. For
 * effects: unlike `useMounted` it causes no second render.
 */
export const isHydrating = () => document.querySelector('#root[data-page]') !== null
