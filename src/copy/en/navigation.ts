/** What stands around every page. */
export const navigation = {
  product: 'Foothold',
  home: 'Foothold, home',
  main: 'Main',
  skip: 'Skip to content',
  getStarted: 'Get Started',
  jobs: 'Jobs',
  darkTheme: 'Switch to dark theme',
  lightTheme: 'Switch to light theme',
} as const;
