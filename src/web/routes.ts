import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('features/home/home-page.tsx'),
  route('optimize', 'features/optimize/optimize-page.tsx'),
  route('score', 'features/score/score-page.tsx'),
  route('login', 'features/account/login-page.tsx'),
  route('register', 'features/account/register-page.tsx'),
  route('forgot-password', 'features/account/forgot-password-page.tsx'),
  route('reset-password', 'features/account/reset-password-page.tsx'),
  route('profile', 'features/profile/profile-page.tsx'),
  route('checkout', 'features/checkout/checkout-page.tsx'),
  route('*', 'features/not-found/not-found-page.tsx'),
] satisfies RouteConfig;
