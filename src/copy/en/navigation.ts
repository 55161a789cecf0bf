/** What stands around every page. */
export const navigation = {
  product: 'Foothold',
  home: 'Foothold, home',
  main: 'Main',
  skip: 'Skip to content',
  getStarted: 'Get Started',
  score: 'Score',
  optimize: 'Optimize',
  jobs: 'Find Jobs',
  menu: 'Menu',
  features: 'Features',
  pricing: 'Pricing',
  howItWorks: 'How It Works',
  reviews: 'Reviews',
  darkTheme: 'Switch to dark theme',
  lightTheme: 'Switch to light theme',
} as const;
