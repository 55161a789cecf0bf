/** What stands around every page. */
export const navigation = {
  product: 'Foothold',
  home: 'Foothold, home',
  main: 'Main',
  skip: 'Skip to the content',
  getStarted: 'Get Started',
  darkTheme: 'Use the dark theme',
  lightTheme: 'Use the light theme',
} as const;
