/** Programming languages, frameworks, interfaces, mobile apps. */
export const programming = `
# programming languages: software
JavaScript|=JS, ecmascript, es6, vanilla js, es2015
TypeScript
Java|core java, java se, java 8, java 11, java 17
Jakarta EE|java ee, j2ee, jee
Python|python 3, python programming, python scripting
C++|cpp, c plus plus, c/c++, modern c++, c++11, c++17
C#|csharp, =C Sharp
?C|c programming, ansi c, embedded c, c language, c programming language
?Go|golang, go programming
?R|r programming, r language, rstudio
 ggplot2
 tidyverse
?Rust|rustlang, rust programming
?Ruby|ruby programming
?Swift|swift programming
 SwiftUI
Kotlin
Scala
Akka
PHP|php 7, php 8, core php
Perl
Objective-C|obj c
Visual Basic|vb.net, =VB, vb6, visual basic .net
F#|fsharp
?Dart
Haskell
Elixir
Erlang
Clojure
?Lua
?Julia
Groovy
COBOL
JCL
Mainframe
AS/400
Fortran
Delphi|object pascal
?Pascal
Ada programming|ada language
Assembly language|assembler, assembly programming, x86 assembly
Solidity
ABAP|sap abap
VBA|visual basic for applications, excel macros, excel vba, macros, vba macros
MATLAB
Simulink
Prolog
?Lisp|common lisp
Apex|salesforce apex
SOQL|sosl
Visualforce
=ColdFusion|coldfusion
Shell scripting|bash, shell script, unix shell, bash scripting, korn shell, zsh, shell programming
PowerShell
Scripting|scripting languages
Regular expressions|regex
=Zig
?Scratch|scratch programming
# frontend: software, design
React|react.js, reactjs, react js
 React hooks
Angular|angularjs, angular.js, angular js, angular 2
Vue.js|vue, vuejs, vue 3, vue js
Svelte|sveltekit
Next.js|nextjs, next js
Nuxt|nuxt.js, nuxtjs
=Ember|ember.js, emberjs
?Backbone|backbone.js, backbonejs
KnockoutJS|knockout.js, knockout js
Ext JS|extjs
Sencha
Kendo UI
Telerik
jQuery
 jQuery UI
Redux|redux toolkit
MobX
NgRx
Vuex
RxJS
HTML|xhtml, dhtml
 HTML5
CSS|cascading style sheets
 CSS3
Sass|scss, css preprocessors
?LESS
Bootstrap|twitter bootstrap
Tailwind CSS|tailwind
Material UI|mui, material design
Webpack|parcel bundler
Vite
Babel
?Gulp
Responsive design|responsive web design, mobile first design, responsive ui, responsive layouts
Web components|custom elements, stencil.js
WebGL|three.js, threejs
D3.js|d3, d3js
Highcharts
Chart.js
Progressive web apps|pwa
Single-page applications|=SPA
Ajax
DOM|document object model
Web performance|page speed, core web vitals, app performance, application performance
Frontend development|frontend, frontend engineering, client side development, front end developer, ui development
Cross-browser compatibility|cross browser, browser compatibility
# backend: software
Node.js|?Node, nodejs, node js
?Koa
?Express|express.js, expressjs
NestJS|nest.js
?Spring|spring framework
 Spring Boot
 Spring MVC
 Spring Cloud
 Spring Security
Hibernate|hibernate orm
JPA
MyBatis
Django
 Django REST framework
?Flask|python flask
FastAPI
Ruby on Rails|ror, ?Rails
Laravel
Symfony
CodeIgniter
Yii
CakePHP
Zend Framework
.NET|dotnet, =Dot Net, =dot net, .net framework
 .NET Core|dotnet core, netcore
ASP.NET|asp, aspx
 ASP.NET MVC
 ASP.NET Core
Blazor
Razor Pages
Entity Framework|ef core
LINQ
WPF|windows presentation foundation
Windows Forms|winforms
XAML
WCF|windows communication foundation
Servlets|java servlets
JSP
JSF
Struts
MVC|model view controller, mvvm
Backend development|backend, server side development, back end developer
Full-stack development|full stack, mern, mean stack, lamp stack, full stack developer
Application servers
 Tomcat|apache tomcat
 WebSphere
 WebLogic
 JBoss|wildfly
Web servers
 Apache HTTP Server|apache web server
 NGINX
 IIS
ORM|object relational mapping
# apis and integration: software
=REST|rest api, restful, restful api, rest apis, restful services, restful web services, rest web services, rest services
GraphQL|apollo graphql
SOAP services|soap web services, =SOAP
WSDL
gRPC
Protocol Buffers|protobuf
API development|api, apis, api design, api integration, web api, rest integration, third party integrations
Web services
JSON
XML
XSLT
XSD
WebSockets
 Socket.IO
Socket programming
OAuth|oauth2, oauth 2.0
OpenID Connect|oidc
SAML
JWT
Microservices|microservice architecture
SOA|service oriented architecture
Message queues|message broker, messaging queues, pub/sub
 RabbitMQ
 ActiveMQ
 IBM MQ
 JMS
 Amazon SQS|sqs
OpenAPI|swagger
?Postman
Event-driven architecture|event driven, event sourcing, event driven systems
Enterprise integration|enterprise service bus, middleware, system integration, application integration
 MuleSoft
 TIBCO
 BizTalk
 Dell Boomi
 IBM Integration Bus
EDI|electronic data interchange, hl7 interfaces
# mobile: software
iOS development|=iOS, ios app development, iphone development
 Xcode
 UIKit
 Cocoa Touch
Android development|=Android, android developer
 Android Studio
 Jetpack Compose
 Android SDK
React Native
Flutter
Xamarin|.net maui
Ionic
Cordova
PhoneGap
Hybrid apps
Mobile development|mobile app development, mobile apps, mobile applications, native applications, native app development
App Store publishing|google play, app store
Firebase
Push notifications
# blockchain: software, finance
Blockchain|blockchain development, distributed ledger, web3
Ethereum|evm
Smart contracts
Cryptocurrency|digital assets
 Bitcoin
 DeFi
 NFT
Hyperledger|hyperledger fabric
Corda
# games and graphics: software, design
?Unity|unity3d, unity engine
Unreal Engine|unreal
Game development|game design, game programming, game engines
OpenGL
DirectX
Vulkan
Shaders|hlsl, glsl
Computer graphics|3d graphics, ray tracing
Virtual reality|=VR, =AR/VR, arkit
Augmented reality
Mixed reality
`;
