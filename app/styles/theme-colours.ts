/** The `theme-color` of each scheme: `--surface` in hexadecimal, because browsers accept no `oklch` there. */
export const themeColours = { light: '#ffffff', dark: '#0e1726' }
