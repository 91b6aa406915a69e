/**
 * The inks of every picture.
 *
 * The named inks are the ones of the look; the steps beside them are what a printer gets by thinning an ink with
 * paper or by printing one over another. `brick` and `dawn` are earth and gold printed over each other: the red ink
 * itself is kept for the quarry and for danger.
 */
export const inks = {
  paper: '#fbf8f1',
  ink: '#2b2622',
  earth: {
    50: '#faf6ef',
    100: '#f1e8d8',
    200: '#e3d1b1',
    300: '#d0b384',
    400: '#bd9560',
    500: '#a67c47',
    600: '#8a6238',
    700: '#6d4c2e',
    800: '#4f3823',
    900: '#352618',
  },
  red: { 200: '#eec4b8', 400: '#d4695a', 500: '#b42318', 700: '#7e1a12' },
  river: {
    50: '#e9f0f2',
    100: '#d3e2e9',
    200: '#aecbdb',
    300: '#80acc6',
    400: '#528db5',
    500: '#2f6f9f',
    700: '#22557b',
    900: '#183850',
  },
  meadow: {
    100: '#e6ebd4',
    200: '#ccd7b0',
    300: '#aabd83',
    400: '#819c59',
    500: '#5b7b3a',
    700: '#425c2b',
    800: '#30431f',
    900: '#222f18',
  },
  gold: { 100: '#f9eccb', 200: '#f2d998', 300: '#e3ba5c', 500: '#c9962b', 700: '#926a1b' },
  brick: { 200: '#dcae92', 400: '#b8714f', 600: '#8c4d35', 800: '#5c3122' },
  dawn: { 100: '#f8e4d0', 200: '#f2cbae', 300: '#e6a985' },
  rain: { 100: '#e1e4e2', 200: '#c3cbcb', 300: '#9daaac', 500: '#6c7b80', 700: '#465357', 900: '#2c363a' },
} as const

/** Every colour that a picture may use. */
export const allowedInks: ReadonlySet<string> = new Set(
  Object.values(inks).flatMap((ink) => (typeof ink === 'string' ? [ink] : Object.values(ink))),
)
