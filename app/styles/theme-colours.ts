/** What a browser paints around the page: `--surface` of each scheme, in the only form it takes there. */
export const themeColours = { light: '#ffffff', dark: '#0e1726' }
