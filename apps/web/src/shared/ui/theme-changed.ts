/** Event of the window for what is drawn with colours of its own: canvas and ECharts know no variables of CSS. */
export const THEME_CHANGED = 'themechanged'
